export interface Fact {
  readonly label: string
  readonly value: string | null
}

/** What a card says below its title: the sum that is decided on before the rest, and nothing that the title says. */
export const cardLines = (title: string, sum: Fact | undefined, summary: readonly Fact[]): readonly Fact[] => {
  const said = title.split(' ')
  const rest = summary.filter(({ label, value }) => label !== sum?.label && !said.includes(value ?? ''))
  return sum ? [sum, ...rest] : rest
}
