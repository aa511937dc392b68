const KB = 1024
const MB = KB * 1024
const GB = MB * 1024

/** Bytes as people read them, one decimal, half up: 0 → `0.0 KB`, 1536 → `1.5 KB`, 1 TB → `1024.0 GB`. */
export function fileSize(bytes: number): string {
  if (bytes < MB) return `${tenths(bytes / KB)} KB`
  if (bytes < GB) return `${tenths(bytes / MB)} MB`
  return `${tenths(bytes / GB)} GB`
}

function tenths(value: number): string {
  return (Math.floor(value * 10 + 0.5) / 10).toFixed(1)
}
