/** How long something took: 35 毫秒, 1.2 秒, 2 分 5 秒; `—` where nobody knows. */
export const tookWords = (ms: number | null): string => {
  if (ms === null) return '—'
  if (ms < 1000) return `${ms} 毫秒`
  if (ms < 60_000) return `${(ms / 1000).toFixed(1)} 秒`
  return `${Math.floor(ms / 60_000)} 分 ${Math.floor((ms % 60_000) / 1000)} 秒`
}
