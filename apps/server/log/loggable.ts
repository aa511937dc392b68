/** What is written down of an error. */
export interface Loggable {
  readonly type: string
  readonly message: string
  /** Where it arose, without the message. */
  readonly stack?: string
  readonly [fact: string]: unknown
}

/** The database's own facts of an error; its `detail` and `where` may hold whole rows, with what is secret in them. */
const facts = ['code', 'schema', 'table', 'column', 'constraint', 'routine'] as const

/** An error without the values it arose from: `invalid input syntax for type uuid: "…"` loses what was sent. */
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
