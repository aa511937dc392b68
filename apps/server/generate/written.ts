import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { filesEnding, modulesRoot } from './declarations.ts'

// Decision 143: Handlers are found

/** Something that a file in a `server/` folder exports. */
export interface Written {
  /** Path of the file from the modules folder. */
  readonly path: string
  readonly name: string
}

/** A handler whose type names the call or job it belongs to. */
export interface Typed extends Written {
  readonly kind: 'CallHandler' | 'JobHandler'
  /** The declaration: its file and the name under which that exports it. */
  readonly of: Written
}

interface Source {
  readonly path: string
  readonly text: string
}

const sources = (): readonly Source[] =>
  filesEnding('.ts')
    .filter((path) => /\/server\//.test(path) && !/\.test\.ts$|\/testing\//.test(path))
    .map((path) => ({ path, text: readFileSync(join(modulesRoot, path), 'utf8') }))

const all = (text: string, pattern: RegExp): (readonly string[])[] =>
  [...text.matchAll(pattern)].map(([, ...found]) => found)

/** Where a file has a name from, relative paths resolved. */
const importOf = ({ path, text }: Source, local: string): Written | undefined => {
  for (const [names = '', from = ''] of all(text, /^import (?:type )?\{([^}]*)\} from '([^']+)'/gm))
    for (const one of names.split(',')) {
      const [name = '', as = name] = one
        .trim()
        .replace(/^type /, '')
        .split(' as ')
      const file = from.startsWith('.') ? join(dirname(path), from) : from.replace('@chengban/modules/', '')
      if (as === local) return { path: file, name }
    }
  return undefined
}

/** `export const readWorth: CallHandler<typeof worth> = …`, by all files. */
export const typedHandlers = (): readonly Typed[] =>
  sources().flatMap((source) =>
    all(source.text, /^export const (\w+): (CallHandler|JobHandler)<typeof (\w+)> =/gm).map(
      ([name = '', kind = '', local = '']) => {
        const of = importOf(source, local)
        if (!of) throw new Error(`modules/${source.path}: ${name} is the handler of ${local}, which it does not import`)
        return { path: source.path, name, kind: kind as Typed['kind'], of }
      },
    ),
  )

/** `export const missingMonths: NamedNotice = …`, by all files. */
export const ownSenders = (): readonly Written[] =>
  sources().flatMap(({ path, text }) =>
    all(text, /^export const (\w+): NamedNotice =/gm).map(([name = '']) => ({ path, name })),
  )

/** Every constant that files of servers export. */
export const exportedConstants = (): readonly Written[] =>
  sources().flatMap(({ path, text }) => all(text, /^export const (\w+)\b/gm).map(([name = '']) => ({ path, name })))

/** The declarations that one word joins by hand: `answer(listFlows, …)`, `runs(remindRun, …)`. */
export const joinedByHand = (word: 'answer' | 'runs', further: readonly Source[] = []): ReadonlySet<string> =>
  new Set(
    [...sources(), ...further].flatMap((source) =>
      all(source.text, new RegExp(`\\b${word}\\((\\w+)`, 'g')).flatMap(([local = '']) => {
        const of = importOf(source, local)
        return of ? [keyOf(of)] : []
      }),
    ),
  )

export const keyOf = ({ path, name }: Written): string => `modules/${path}: ${name}`
