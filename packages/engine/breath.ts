/** How long work may keep others waiting, in milliseconds. */
const most = 4

let last = 0

/** Within long work over many: others are answered in between, as soon as they have waited a few milliseconds. */
export const breath = async (): Promise<void> => {
  if (performance.now() - last < most) return
  await new Promise(setImmediate)
  last = performance.now()
}
