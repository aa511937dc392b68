import { statfs } from 'node:fs/promises'
import { type Family, gauge, type MetricSample } from './family.ts'

/** Where the product writes, by the name of the place. */
export type Places = Readonly<Record<string, string>>

/**
 * Returns the free space of the disks written to, and whether files can be kept. Skips places that do not exist yet.
 */
export const spaceFamilies = async (places: Places, canKeepFiles: boolean): Promise<Family[]> => {
  const [free, size]: [MetricSample[], MetricSample[]] = [[], []]
  for (const [place, folder] of Object.entries(places)) {
    const found = await statfs(folder).catch(() => undefined)
    if (!found) continue
    free.push({ labels: { place }, value: found.bavail * found.bsize })
    size.push({ labels: { place }, value: found.blocks * found.bsize })
  }
  return [
    { name: 'chengban_disk_free_bytes', help: 'Left on the disk of a place.', type: 'gauge', samples: free },
    { name: 'chengban_disk_size_bytes', help: 'Of the disk of a place.', type: 'gauge', samples: size },
    gauge('chengban_files_writable', '1 when a file can be kept, on the disk or in the bucket.', canKeepFiles ? 1 : 0),
  ]
}
