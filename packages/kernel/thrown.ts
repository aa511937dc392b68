/** The code of what was thrown: of PostgreSQL, of the system or our own; undefined where it has none. */
export const thrownCode = (thrown: unknown): unknown => partOf(thrown, 'code')

/** The message of what was thrown; the thing as text where it has none. */
export const thrownMessage = (thrown: unknown): string => String(partOf(thrown, 'message') ?? thrown)

const partOf = (thrown: unknown, name: string): unknown =>
  typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined
