interface HeldAct {
  readonly ids: readonly string[]
  readonly act: () => Promise<unknown>
}

const held = new Set<HeldAct>()

/** Whether the row is on its way out: it is shown no more, and still there until its time is up. */
export const isHeld = (id: string): boolean => [...held].some(({ ids }) => ids.includes(id))

/**
 * Does something to rows after so many seconds, unless it is taken back before: gives that. A page that is left does it
 * at once.
 */
export const holdBack = (ids: readonly string[], act: () => Promise<unknown>, seconds: number): (() => boolean) => {
  const one: HeldAct = { ids, act }
  held.add(one)
  setTimeout(() => void settle(one), seconds * 1000)
  return () => held.delete(one)
}

/** Runs all held-back acts at once, because the next request relies on them. */
export const settleHeld = async (): Promise<void> => {
  await Promise.all([...held].map(settle))
}

const settle = async (one: HeldAct): Promise<void> => {
  if (held.delete(one)) await one.act()
}

globalThis.addEventListener?.('pagehide', () => void settleHeld())
