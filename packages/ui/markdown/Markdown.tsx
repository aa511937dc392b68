import { createElement, Fragment, type ReactNode } from 'react'
import { type Block, blocksOf } from './blocks.ts'
import { Inline } from './Inline.tsx'
import './markdown.css'

/** Text written in Markdown, drawn as elements: no HTML of it ever becomes one. */
export const Markdown = ({ text }: { readonly text: string }) => (
  <div className="cb-markdown">
    <Blocks blocks={blocksOf(text)} />
  </div>
)

const Blocks = ({ blocks }: { readonly blocks: readonly Block[] }) =>
  blocks.map((block, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name than their place
    <Fragment key={at}>{drawn(block)}</Fragment>
  ))

const drawn = (block: Block): ReactNode => {
  switch (block.kind) {
    case 'heading':
      return createElement(`h${Math.min(block.level + 1, 6)}`, null, <Inline text={block.text} />)
    case 'paragraph':
      return <p>{<Inline text={block.text} />}</p>
    case 'code':
      return <pre>{block.text}</pre>
    case 'rule':
      return <hr />
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.inner} />
        </blockquote>
      )
    case 'list':
      return createElement(block.first === undefined ? 'ul' : 'ol', { start: block.first }, items(block.items))
    case 'table':
      return <Table head={block.head} rows={block.rows} />
  }
}

const items = (all: readonly (readonly Block[])[]): ReactNode =>
  all.map((item, at) => {
    const [only] = item
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <li key={at}>
        {item.length === 1 && only?.kind === 'paragraph' ? <Inline text={only.text} /> : <Blocks blocks={item} />}
      </li>
    )
  })

interface TableProps {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

const Table = ({ head, rows }: TableProps) => (
  <table>
    <thead>
      <tr>
        {head.map((cell, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <th key={at} scope="col">
            <Inline text={cell} />
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <tr key={at}>
          {head.map((_, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            <td key={column}>
              <Inline text={row[column] ?? ''} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
