/** Whether one version is higher than another, part by part: 1.10.0 after 1.9.9. */
export const isHigher = (version: string, than: string): boolean => {
  const [ours, theirs] = [partsOf(version) ?? [], partsOf(than) ?? []]
  const at = ours.findIndex((part, index) => part !== theirs[index])
  return at >= 0 && (ours[at] ?? 0) > (theirs[at] ?? 0)
}

/** The three numbers of `n.n.n`. */
export const partsOf = (version: string): readonly number[] | undefined =>
  /^\d{1,6}\.\d{1,6}\.\d{1,6}$/.test(version) ? version.split('.').map(Number) : undefined
