//! Numbers to places along an axis, and the round numbers that an axis names. Knows one dimension.

/// From an interval of numbers to an interval of places.
#[derive(Clone, Copy, Debug)]
pub(super) struct Scale {
    numbers: (f64, f64),
    places: (f64, f64),
    logarithmic: bool,
}

impl Scale {
    /// From nothing to `high`, evenly.
    pub(super) fn linear(high: f64, places: (f64, f64)) -> Self {
        Self { numbers: (0.0, if high > 0.0 { high } else { 1.0 }), places, logarithmic: false }
    }

    /// Over all of `numbers` that are above zero, and a little more on both sides: equal ratios are equal distances.
    pub(super) fn logarithmic(numbers: impl Iterator<Item = f64>, places: (f64, f64)) -> Self {
        let positive = numbers.filter(|number| number.is_finite() && *number > 0.0);
        let (low, high) =
            positive.fold((f64::INFINITY, 0.0), |(low, high): (f64, f64), number| (low.min(number), high.max(number)));
        let (low, high) = if low > high { (1.0, 10.0) } else { (low, high) };
        // An axis of equal numbers would have no length without it.
        let least = if high / low < 1.5 { 1.5 } else { 1.02 };
        let room = (high / low).powf(0.06).max(least);
        Self { numbers: (low / room, high * room), places, logarithmic: true }
    }

    /// Where a number is; outside of the axis for one that is outside of it.
    pub(super) fn at(&self, number: f64) -> f64 {
        let ((low, high), (from, to)) = (self.numbers, self.places);
        let share = match self.logarithmic {
            true => (number / low).ln() / (high / low).ln(),
            false => (number - low) / (high - low),
        };
        from + share * (to - from)
    }

    /// The same, at the end of the axis for one that is outside of it.
    pub(super) fn within(&self, number: f64) -> f64 {
        self.at(number.clamp(self.numbers.0, self.numbers.1))
    }

    /// Round numbers on the axis: three to seven of them as a rule.
    pub(super) fn ticks(&self) -> Vec<f64> {
        let (low, high) = self.numbers;
        if !self.logarithmic {
            return evenly(low, high, 4.0);
        }
        let powers = low.log10().floor() as i32..=high.log10().ceil() as i32;
        // Divided rather than multiplied below one: 5 / 1000 is the number that is written 0.005, 5 * 0.001 is not.
        let place = |power: i32, step: f64| {
            let ten = 10f64.powi(power.abs());
            if power < 0 { step / ten } else { step * ten }
        };
        let of = |steps: &[f64]| -> Vec<f64> {
            let all = powers.clone().flat_map(|power| steps.iter().map(move |step| place(power, *step)));
            all.filter(|tick| (low..=high).contains(tick)).collect()
        };
        // The coarsest that names three places; of very many decades every second, third and so on.
        let steps: [&[f64]; 2] = [&[1.0], &[1.0, 2.0, 5.0]];
        match steps.into_iter().map(of).find(|ticks| ticks.len() >= 3) {
            Some(ticks) => ticks.iter().copied().step_by(ticks.len().div_ceil(7)).collect(),
            None => evenly(low, high, 6.0),
        }
    }
}

/// Multiples of 1, 2 or 5 times a power of ten, about so many.
fn evenly(low: f64, high: f64, count: f64) -> Vec<f64> {
    let rough = (high - low) / count;
    let power = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].into_iter().map(|step| step * power).find(|step| *step >= rough * 0.999);
    let step = step.unwrap_or(rough);
    let first = (low / step).ceil() as i64;
    let last = (high / step).floor() as i64;
    (first..=last.min(first.saturating_add(20))).map(|i| i as f64 * step).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_even_axis_starts_at_nothing() {
        let scale = Scale::linear(80.0, (100.0, 300.0));
        assert_eq!([0.0, 40.0, 80.0].map(|number| scale.at(number)), [100.0, 200.0, 300.0]);
        assert_eq!(scale.ticks(), [0.0, 20.0, 40.0, 60.0, 80.0]);
    }

    #[test]
    fn equal_ratios_are_equal_distances() {
        let scale = Scale::logarithmic([10.0, 1000.0, -1.0, f64::NAN].into_iter(), (0.0, 100.0));
        let [low, middle, high] = [10.0, 100.0, 1000.0].map(|number| scale.at(number));
        assert!((middle - low - (high - middle)).abs() < 1e-9 && low > 0.0 && high < 100.0);
        assert_eq!(scale.ticks(), [10.0, 100.0, 1000.0]);
        let decade = Scale::logarithmic([10.0, 60.0].into_iter(), (0.0, 100.0));
        assert_eq!(decade.ticks(), [10.0, 20.0, 50.0]);
        let narrow = Scale::logarithmic([0.8, 1.4].into_iter(), (0.0, 100.0));
        let tenths: Vec<f64> = narrow.ticks().iter().map(|tick| (tick * 10.0).round()).collect();
        assert_eq!(tenths, [8.0, 10.0, 12.0, 14.0]);
    }

    #[test]
    fn every_axis_has_ticks() {
        // Of one number, of one decade at most, of nine, of nothing.
        for numbers in [vec![44.0], vec![40.0, 50.0], vec![1.0, 1e9], vec![0.003, 0.02], vec![]] {
            let scale = Scale::logarithmic(numbers.iter().copied(), (0.0, 100.0));
            let ticks = scale.ticks();
            assert!((2..=8).contains(&ticks.len()), "{numbers:?}: {ticks:?}");
            assert!(ticks.iter().chain(&numbers).all(|number| (0.0..=100.0).contains(&scale.at(*number))));
        }
    }
}
