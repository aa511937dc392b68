/** The part of an error that is logged. */
export interface Loggable {
  readonly type: string
  readonly message: string
  /** Where it arose, without the message. */
  readonly stack?: string
  readonly [fact: string]: unknown
}

/** Fields of a database error that hold no values; its `detail` and `where` may contain whole rows with secrets. */
const facts = ['code', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/** Returns an error without the values that caused it: `invalid input syntax for type uuid: "…"` loses the value. */
export const loggable = (error: unknown): Loggable => {
  if (!(error instanceof Error)) return isLoggable(error) ? error : { type: typeof error, message: mask(String(error)) }
  const { name, message, stack, cause } = error
  const known = error as unknown as Record<string, unknown>
  return {
    type: name,
    message: mask(message),
    ...(stack === undefined ? {} : { stack: placesOf(stack) }),
    ...Object.fromEntries(facts.flatMap((fact) => (known[fact] === undefined ? [] : [[fact, known[fact]]]))),
    ...(cause instanceof Error ? { cause: loggable(cause) } : {}),
  }
}

/** From another thread it comes as it is written down. */
const isLoggable = (value: unknown): value is Loggable =>
  typeof value === 'object' && value !== null && 'type' in value && 'message' in value

const mask = (message: string): string => message.replace(/: "[\s\S]*"/, ': "…"')

const placesOf = (stack: string): string =>
  stack
    .split('\n')
    .filter((line) => /^ +at /.test(line))
    .join('\n')
