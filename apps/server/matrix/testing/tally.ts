/** What each door was asked of an entity, and where the two derivations differ. */
export class Tally {
  readonly cases = new Map<string, number>()
  readonly reached = new Set<string>()
  readonly failures: string[] = []

  /** One case; both sides are compared by their JSON form. */
  check(door: string, about: string, expected: unknown, got: unknown): void {
    this.cases.set(door, (this.cases.get(door) ?? 0) + 1)
    const [wanted, found] = [JSON.stringify(expected), JSON.stringify(got)]
    if (wanted !== found) this.failures.push(`${door} · ${about}: by declaration ${wanted}, answered ${found}`)
  }

  /** Acts that were allowed to somebody, and that nobody brought to an end. */
  get unreached(): string[] {
    return [...this.reached]
      .filter((act) => act.endsWith('?') && !this.reached.has(act.slice(0, -1)))
      .map((act) => act.slice(0, -1))
      .sort()
  }

  get total(): number {
    return [...this.cases.values()].reduce((sum, n) => sum + n, 0)
  }
}

/** The cases of every entity by door, as a table. */
export const tableOf = (tallies: ReadonlyMap<string, Tally>): string => {
  const doors = [...new Set([...tallies.values()].flatMap(({ cases }) => [...cases.keys()]))]
  const lines = [...tallies].map(([entity, tally]) => [
    entity,
    ...doors.map((door) => String(tally.cases.get(door) ?? '·')),
    String(tally.total),
  ])
  const sums = doors.map((door) =>
    String([...tallies.values()].reduce((sum, { cases }) => sum + (cases.get(door) ?? 0), 0)),
  )
  const total = String([...tallies.values()].reduce((sum, one) => sum + one.total, 0))
  const rows = [['entity', ...doors, 'total'], ...lines, ['total', ...sums, total]]
  const widths = rows[0]?.map((_, index) => Math.max(...rows.map((row) => row[index]?.length ?? 0))) ?? []
  return rows.map((row) => row.map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ')).join('\n')
}
