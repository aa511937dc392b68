import type { ReactNode } from 'react'

/**
 * In this order: text inside code is not parsed again. No part may restart within its own search for an end, so that a
 * text of nothing but openings is read in one pass.
 */
const parts =
  /(?<!`)(?<code>`{1,2})(?!`)(?<coded>.+?)(?<!`)\k<code>(?!`)|(?<strong>\*\*|__)(?=\S)(?<bold>.+?)\k<strong>|\*(?=\S)(?<slanted>[^*]+?)\*|~~(?<struck>.+?)~~|\[(?<words>[^[\]]+)\]\((?<to>[^\s()[]+)\)|(?<bare>https?:\/\/[^\s<>()，。；、）]+)/gs

/** Emphasis, code and links within a line; everything else as it is written. */
export const Inline = ({ text }: { readonly text: string }): ReactNode => {
  const read: ReactNode[] = []
  let from = 0
  for (const { index, 0: whole, groups = {} } of text.matchAll(parts)) {
    if (index > from) read.push(text.slice(from, index))
    read.push(<Part key={index} groups={groups} />)
    from = index + whole.length
  }
  if (from < text.length) read.push(text.slice(from))
  return read
}

const Part = ({ groups }: { readonly groups: Readonly<Record<string, string | undefined>> }): ReactNode => {
  const { coded, bold, slanted, struck, words, to, bare } = groups
  if (coded !== undefined) return <code>{coded}</code>
  if (bold !== undefined)
    return (
      <strong>
        <Inline text={bold} />
      </strong>
    )
  if (slanted !== undefined)
    return (
      <em>
        <Inline text={slanted} />
      </em>
    )
  if (struck !== undefined) return <s>{struck}</s>
  return <Link to={to ?? bare ?? ''} words={words ?? bare ?? ''} />
}

/** Pages of the web, mail, and the application's own; anything else a link could do stays words. */
const Link = ({ to, words }: { readonly to: string; readonly words: string }) =>
  /^(https?:\/\/|mailto:|\/file\/|#\/)/i.test(to) ? (
    <a href={to} {...(to.startsWith('#') ? {} : { target: '_blank', rel: 'noopener noreferrer' })}>
      {words}
    </a>
  ) : (
    words
  )
