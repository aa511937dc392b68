/** Refuses what could be a path or a query; keys are made here, never sent. */
export function storageKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9-]{1,62}[a-z0-9]$/.test(key)) throw new TypeError('not a storage key')
  return key
}
