import type { StateLine } from '@chengban/kernel/page.ts'
import type { LineNode } from '../../audit/line-node.ts'
import type { Row } from '../../data/row.ts'

export interface StateNode extends Pick<LineNode, 'key' | 'state' | 'mark' | 'word'> {
  readonly name: string
  /** When it was entered. */
  readonly since: string | undefined
}

/**
 * Returns the states on the record's path. A past state without a history entry counts as skipped. For a record that
 * left the path, the path ends at its last state, followed by its present one.
 */
export const stateNodes = (line: StateLine, row: Row, entered: readonly Row[] = []): readonly StateNode[] => {
  const state = String(row[line.states] ?? '')
  const isOn = line.path.includes(state)
  const at = isOn ? line.path.indexOf(state) : lastOn(line, entered)
  // nobody waits at the end of the way, nor where it was left
  const isDone = at === line.path.length - 1 || !isOn
  const nodes = line.path.map(
    (name, place): StateNode => ({
      key: name,
      name,
      mark: String(place + 1),
      ...(place < at ? behind(line, name, place, entered) : { state: place > at ? 'todo' : isDone ? 'done' : 'now' }),
      since: isOn && place === at ? textOf(row[line.since]) : whenIn(line, name, entered),
    }),
  )
  if (isOn || state === '') return nodes
  const left: StateNode = { key: state, name: state, state: 'refused', mark: undefined, since: textOf(row[line.since]) }
  return [...nodes.slice(0, at + 1), left]
}

/** A state that the history does not tell of was leapt over, unless it is the one that records begin with. */
const behind = (
  line: StateLine,
  name: string,
  place: number,
  entered: readonly Row[],
): Pick<StateNode, 'state' | 'word'> =>
  place === 0 || entered.length === 0 || entered.some((entry) => becameIn(line, entry) === name)
    ? { state: 'done' }
    : { state: 'todo', word: '已跳过' }

const becameIn = (line: StateLine, entry: Row): unknown => {
  const [column, part] = line.entered?.became ?? ['', '']
  return (entry[column] as Row | null | undefined)?.[part]
}

const whenIn = (line: StateLine, name: string, entered: readonly Row[]): string | undefined =>
  textOf(entered.findLast((entry) => becameIn(line, entry) === name)?.[line.entered?.at ?? ''])

const lastOn = (line: StateLine, entered: readonly Row[]): number =>
  Math.max(0, ...entered.map((entry) => line.path.indexOf(String(becameIn(line, entry)))))

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)
