import { mayAsk } from '../../data/asker.ts'
import { formatMoney } from '../../figures/money.ts'
import { useFigures } from '../chart/figures.ts'
import type { List } from '../use-list.ts'

export interface ColumnSum {
  readonly label: string
  readonly text: string
}

/** The declared sums of each column, over all its rows and not only the cards that are drawn. */
export const useColumnSums = (
  { entity, query, asker }: List,
  by: string,
): ((value: string) => readonly ColumnSum[]) => {
  const sums = (entity.list?.board?.sums ?? []).filter((name) => mayAsk(entity, name, asker))
  const found = useFigures(entity, query, { groupBy: [by], sums }, { isOn: sums.length > 0 })
  return (value) => {
    if (!found) return []
    const node = found.nodes.find(({ key }) => (key ?? '') === value)
    return sums.map((name) => ({
      label: entity.fields[name]?.label ?? name,
      text: formatMoney((node?.[name] as string | null | undefined) ?? '0'),
    }))
  }
}
