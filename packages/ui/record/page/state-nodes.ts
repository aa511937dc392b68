import type { StateLine } from '@chengban/kernel/page.ts'
import type { LineNode } from '../../audit/line-node.ts'
import type { Row } from '../../data/row.ts'

export interface StateNode extends Pick<LineNode, 'key' | 'state' | 'mark'> {
  readonly name: string
  /** When it was entered. */
  readonly since: string | undefined
}

/** The way a record takes by its states. One that left the way stands where it left it, with what became of it. */
export const stateNodes = (line: StateLine, row: Row, entered: readonly Row[]): readonly StateNode[] => {
  const state = String(row[line.states] ?? '')
  const since = (name: string): string | undefined => whenIn(line, name, entered)
  const isOn = line.path.includes(state)
  const at = isOn ? line.path.indexOf(state) : lastOn(line, entered)
  const isOver = at === line.path.length - 1
  const nodes = line.path.map(
    (name, place): StateNode => ({
      key: name,
      name,
      mark: String(place + 1),
      state: place < at || (isOn && isOver) || (!isOn && place === at) ? 'done' : isOn && place === at ? 'now' : 'todo',
      since: isOn && place === at ? textOf(row[line.since]) : since(name),
    }),
  )
  if (isOn || state === '') return nodes
  const left: StateNode = { key: state, name: state, state: 'refused', mark: undefined, since: textOf(row[line.since]) }
  return [...nodes.slice(0, at + 1), left]
}

const becameIn = (line: StateLine, entry: Row): unknown => {
  const [column, part] = line.entered?.became ?? ['', '']
  return (entry[column] as Row | null | undefined)?.[part]
}

const whenIn = (line: StateLine, name: string, entered: readonly Row[]): string | undefined =>
  textOf(entered.findLast((entry) => becameIn(line, entry) === name)?.[line.entered?.at ?? ''])

const lastOn = (line: StateLine, entered: readonly Row[]): number =>
  Math.max(0, ...entered.map((entry) => line.path.indexOf(String(becameIn(line, entry)))))

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
