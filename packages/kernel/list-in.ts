/** The list that a value of unknown form is, empty where it is none; `T` says what its declaration puts into it. */
export const listIn = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : none)

/** The same where a declaration promises a list; throws for anything else. */
export const presentList = <T>(value: unknown): readonly T[] => {
  if (!Array.isArray(value)) throw new Error('A list is declared where none is')
  return value
}

const none: readonly never[] = []
