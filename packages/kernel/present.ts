/** Returns a value that the caller knows to be there; throws where it is absent, so that no code goes on without it. */
export const present = <T>(value: T): NonNullable<T> => {
  if (value === null || value === undefined) throw new Error('A value that must be there is absent')
  return value
}
