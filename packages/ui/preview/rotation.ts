/**
 * Returns the rotation after turning by `angle`: degrees clockwise, 0 to 270. Reports an angle that is no multiple of
 * 90 on the console and keeps the rotation.
 */
export function rotate(current: number, angle: number): number {
  if (angle % 90 !== 0) {
    // biome-ignore lint/suspicious/noConsole: the refusal is promised to whoever calls it from the console
    console.error('旋转角度必须为90的倍数')
    return current
  }
  return (((current + angle) % 360) + 360) % 360
}

const STEPS = [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

/** The next zoom step in a direction. */
export function zoomed(scale: number, direction: 1 | -1): number {
  const next = direction > 0 ? STEPS.find((step) => step > scale + 0.01) : STEPS.findLast((step) => step < scale - 0.01)
  return next ?? scale
}
