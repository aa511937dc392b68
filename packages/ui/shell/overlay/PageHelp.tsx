import { useState } from 'react'
import { noticeOf, reportError } from '../../api/error-notice.ts'
import { Markdown } from '../../markdown/Markdown.tsx'
import { openPreview } from '../../preview/preview.ts'
import { Waiting } from '../Waiting.tsx'
import { type HelpDocument, useDocument } from './page-help.ts'

interface Props {
  readonly documents: readonly HelpDocument[]
}

/** The help documents on the page below, most helpful first; the first is open. */
export const PageHelp = ({ documents }: Props) => {
  const [chosen, choose] = useState<string>()
  const open = chosen ?? documents[0]?.id
  return (
    <section className="cb-page-help" aria-label="本页帮助">
      {documents.map(({ id, name }) => (
        <article key={id}>
          <h3>
            <button
              type="button"
              className="cb-link"
              aria-expanded={id === open}
              onClick={() => choose(id === open ? '' : id)}
            >
              {name}
            </button>
          </h3>
          {id === open && <Whole id={id} />}
        </article>
      ))}
    </section>
  )
}

const Whole = ({ id }: { readonly id: string }) => {
  const { data, error, say } = useDocument(id)
  if (error && !data) return <p role="alert">{noticeOf(error)?.text}</p>
  if (!data) return <Waiting />
  const files = data.file ?? []
  const vote = (good: boolean): void => void say(good).catch(reportError)
  return (
    <>
      {data.content && <Markdown text={data.content} />}
      {files.map((file, at) => (
        <button key={file.url} type="button" className="cb-link" onClick={() => openPreview(files, at)}>
          {file.name}
        </button>
      ))}
      <p className="cb-page-help-votes">
        <button type="button" className="cb-quiet-button" aria-pressed={data.isGood} onClick={() => vote(true)}>
          有帮助
        </button>
        <button type="button" className="cb-quiet-button" aria-pressed={data.isBad} onClick={() => vote(false)}>
          没帮助
        </button>
      </p>
    </>
  )
}
