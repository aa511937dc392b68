import type { Call, InputOf, Returned } from '@chengban/kernel/call.ts'
import type { FileEntry } from '@chengban/kernel/kinds/file.ts'
import type { Engine } from './engine.ts'
import { spellings } from './schema/names.ts'

/** Where a request comes from, and what it may bring beside its input. */
export interface Sender {
  readonly address: string
  /** The host it asked, with its port where it named one. */
  readonly host: string
  /** Keeps a signature drawn on the page (a PNG as data URL) and gives its file; VALIDATION 请签名 where it is none. */
  draw(engine: Engine, drawn: unknown): Promise<FileEntry>
}

/** Sender for calls made by other calls: no address, no uploads. */
export const internalSender: Sender = {
  address: '',
  host: '',
  draw: () => Promise.reject(new Error('an internal call draws nothing')),
}

type Loose = Readonly<Record<string, unknown>>

/** What a named call does: input as its signature reads it, the answer as `data`. Throws Refusals. */
export type CallHandler<C extends Call | undefined = undefined> = (
  engine: Engine,
  input: C extends Call ? InputOf<C> : Loose,
  from: Sender,
) => Promise<C extends Call ? Returned<C> : unknown>

export interface NamedCall {
  readonly signature: Call
  readonly handler: CallHandler
}

/** A GET that declares no write of its own. */
export const isReading = ({ method, writes }: Call): boolean => method === 'GET' && writes === undefined

/** Joins a signature with what it does. */
export const answer = <C extends Call>(signature: C, handler: CallHandler<C> | CallHandler): NamedCall => ({
  signature,
  // what the signature says of it is held here; from here on it is one among all
  handler: handler as CallHandler,
})

/** Every call under both spellings of its path, save one that another call has taken for itself. */
export const spelled = (calls: readonly NamedCall[]): (NamedCall & { readonly path: string })[] => {
  const own = new Set(calls.map(({ signature: { method, path } }) => `${method} ${path}`))
  return calls.flatMap((one) =>
    spellings(one.signature.path)
      .filter((path) => path === one.signature.path || !own.has(`${one.signature.method} ${path}`))
      .map((path) => ({ ...one, path })),
  )
}
