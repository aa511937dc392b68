import type { Entity } from '@chengban/kernel/entity.ts'
import { readRow } from '@chengban/ui/data/calls.ts'
import { ListFailed } from '@chengban/ui/marks/ListFailed.tsx'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FilmChapter } from './FilmChapter.tsx'
import type { Chapter } from './learn-calls.ts'
import { QuizChapter } from './QuizChapter.tsx'
import { ReadChapter } from './ReadChapter.tsx'

interface Props {
  readonly entity: Entity
  readonly courseId: string
  readonly chapter: Chapter
  readonly onProgress: () => void
}

/** A chapter as what it is: a film, a document, a quiz. */
export const ChapterView = ({ entity, courseId, chapter, onProgress }: Props) => {
  // keeps the first position, so that a refetch does not move the reader
  const [first] = useState(chapter)
  const { data, error, refetch } = useQuery({
    queryKey: ['list', 'courseChapter', 'learn', chapter.id],
    queryFn: ({ signal }) => readRow(entity, chapter.id, signal),
    meta: { quiet: true },
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (error && !data) return <ListFailed error={error} label="章节" onAgain={() => void refetch()} />
  if (!data) return <div className="cb-film-frame" aria-busy="true" />
  const common = { courseId, onProgress }
  if (chapter.type === '测验') return <QuizChapter {...common} chapter={chapter} />
  if (chapter.type === '文档') return <ReadChapter {...common} chapter={first} row={data} />
  return <FilmChapter {...common} chapter={first} row={data} />
}
