import type { Manifest } from './manifest.ts'

/** What a backup holds, in figures. */
export const figuresOf = ({ tables, files }: Manifest) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.count,
  bytes: files.bytes,
})

/** The same in a line. */
export const summaryOf = (manifest: Manifest): string => {
  const { tables, rows, files, bytes } = figuresOf(manifest)
  return `${tables} 张表 ${rows} 行，${files} 个文件 ${(bytes / 2 ** 20).toFixed(1)} MB`
}
