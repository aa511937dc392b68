import type { Row } from '@chengban/ui/data/row.ts'
import type { FileEntry } from '@chengban/ui/files/file-entry.ts'

/** A question of a quiz with its answers, as its reviewer reads it. */
export interface ReviewQuestion {
  readonly id?: string
  readonly type: string
  readonly content: string
  readonly score: number
  readonly options: readonly { readonly key: string; readonly text: string }[]
  readonly answer: readonly string[] | null
  readonly analysis: string | null
}

/** A chapter of the round under review; `questions` only where a change has drafted them. */
export interface ReviewChapter {
  readonly id: string
  readonly name: string
  readonly type: '视频' | '文档' | '测验'
  readonly isRequired: boolean
  /** Seconds of a film. */
  readonly duration: number | null
  readonly content: string | null
  readonly video: readonly FileEntry[] | null
  readonly file: readonly FileEntry[] | null
  readonly passScore: number
  readonly questions?: readonly ReviewQuestion[]
}

/** What the reviewer said of a chapter. */
export interface ChapterNote {
  readonly chapterId: string
  readonly ok: boolean
  readonly opinion: string | null
}

interface Course {
  readonly chapters?: readonly ReviewChapter[]
  readonly checks?: readonly ChapterNote[]
  readonly change?: { readonly draft?: { readonly chapters?: readonly Partial<ReviewChapter>[] } } | null
}

/** The chapters to review: those of the draft where a change has drafted them, a drafted line in place of the published one. */
export const chaptersOf = (row: Row): readonly ReviewChapter[] => {
  const { chapters = [], change }: Course = row
  const drafted = change?.draft?.chapters
  if (!drafted) return chapters
  return drafted.map((line) => ({ ...chapters.find(({ id }) => id === line.id), ...line }) as ReviewChapter)
}

export const notesOf = (row: Row): readonly ChapterNote[] => (row as Course).checks ?? []
