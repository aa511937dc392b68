/** The list that a value of unknown form is, empty where it is none; `T` says what its declaration puts into it. */
export const listIn = <T>(value: unknown): readonly T[] => (Array.isArray(value) ? value : none)

const none: readonly never[] = []
