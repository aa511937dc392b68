/** Ids of the chosen rows; kept over pages. */
export type Selection = ReadonlySet<string>

/** One row more or less. */
export function toggled(selection: Selection, id: string, on = !selection.has(id)): Selection {
  const next = new Set(selection)
  if (on) next.add(id)
  else next.delete(id)
  return next
}

/** All rows of the page, or none of them; rows of other pages stay. */
export function pageToggled(selection: Selection, ids: readonly string[], on: boolean): Selection {
  const next = new Set(selection)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}

/** From the row last ticked to this one, as Shift and a click mean it. */
export function rangeToggled(
  selection: Selection,
  ids: readonly string[],
  from: string,
  to: string,
  on: boolean,
): Selection {
  const start = ids.indexOf(from)
  const end = ids.indexOf(to)
  if (start < 0 || end < 0) return toggled(selection, to, on)
  return pageToggled(selection, ids.slice(Math.min(start, end), Math.max(start, end) + 1), on)
}

/** State of the head's tick. */
export function pageState(selection: Selection, ids: readonly string[]): 'none' | 'some' | 'all' {
  const chosen = ids.filter((id) => selection.has(id)).length
  if (chosen === 0) return 'none'
  return chosen === ids.length ? 'all' : 'some'
}
