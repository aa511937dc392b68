import type { ReactNode } from 'react'

// in this order: what stands in code is not looked at again
const parts =
  /(?<code>`+)(?<coded>.+?)\k<code>|(?<strong>\*\*|__)(?=\S)(?<bold>.+?)\k<strong>|\*(?=\S)(?<slanted>[^*]+?)\*|~~(?<struck>.+?)~~|\[(?<words>[^\]]+)\]\((?<to>[^\s)]+)\)|(?<bare>https?:\/\/[^\s<>()，。；、）]+)/s

/** Emphasis, code and links within a line; everything else as it is written. */
export const Inline = ({ text }: { readonly text: string }): ReactNode => {
  const found = parts.exec(text)
  if (!found) return text
  const rest = text.slice(found.index + found[0].length)
  return (
    <>
      {text.slice(0, found.index)}
      <Part groups={found.groups ?? {}} />
      {rest && <Inline text={rest} />}
    </>
  )
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
