import { statfs } from 'node:fs/promises'
import { type Family, gauge, type Sample } from './family.ts'

/** Where the product writes, by the name of the place. */
export type Places = Readonly<Record<string, string>>

/** What is left on the disks written to, and whether a file can be kept. Places that are not there yet are left out. */
export const spaceFamilies = async (places: Places, canKeepFiles: boolean): Promise<Family[]> => {
  const [free, size]: [Sample[], Sample[]] = [[], []]
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
