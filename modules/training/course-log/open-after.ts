interface Step {
  readonly id: string
  readonly isRequired: boolean
  readonly isFinish: boolean
}

/** Chapters that may be opened: all of them, or in order those whose required forerunners are finished. */
export const openAfter = (chapters: readonly Step[], isOrdered: boolean): string[] => {
  const wall = isOrdered ? chapters.findIndex(({ isRequired, isFinish }) => isRequired && !isFinish) : -1
  return (wall < 0 ? chapters : chapters.slice(0, wall + 1)).map(({ id }) => id)
}
