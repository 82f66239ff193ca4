/** Axis ticks from zero to at least the highest value, as round numbers: four steps at most. */
export function niceScale(highest: number): number[] {
  const rough = Math.max(highest, 1) / 4
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = Math.max(1, ([1, 2, 2.5, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power)
  const whole = Number.isInteger(step) ? step : Math.ceil(step)
  const steps = Math.max(1, Math.ceil(highest / whole))
  return Array.from({ length: steps + 1 }, (_, i) => i * whole)
}
