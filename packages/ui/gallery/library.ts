import type { LibraryRecord } from '../upload/library.ts'

const record = (
  id: string,
  name: string,
  files: readonly string[],
  more: Partial<LibraryRecord> = {},
): LibraryRecord => ({
  id,
  name,
  file: files.map((file, at) => ({ url: `/library/${id}/${at}`, name: file, size: 420_045 * (at + 1) })),
  creator: { name: '沈知夏' },
  tzCreate: '2026-11-18T10:00:00+08:00',
  isExpired: false,
  ...more,
})

/** Audited files: to choose, of a type that is not taken, expired, with a very long name. */
export const library: readonly LibraryRecord[] = [
  record('a', '营业执照', ['营业执照（三证合一）.pdf', '营业执照.png']),
  record('b', '软件著作权', ['智慧医院综合运营与护理质量一体化管理平台软件著作权登记证书（正本扫描件，含附页）.pdf']),
  record('c', '安全生产许可证', ['安全生产许可证.pdf'], { isExpired: true, expireDate: '2026-10-31' }),
]
