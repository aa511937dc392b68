import { useMemo, useRef, useState } from 'react'
import type { MentionedPerson } from './mentions.ts'

/** People for the @ list: asked after a pause, the newest answer counts, the chosen ones remembered. */
export function useSuggestions(suggest: (keyword: string) => Promise<readonly MentionedPerson[]>) {
  const [found, setFound] = useState<readonly MentionedPerson[]>([])
  const [loading, setLoading] = useState(false)
  const picked = useRef<MentionedPerson[]>([])
  const asked = useRef(0)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const search = (keyword: string) => {
    const mine = ++asked.current
    clearTimeout(timer.current)
    setLoading(true)
    timer.current = setTimeout(async () => {
      const people = await suggest(keyword).catch(() => [])
      if (mine !== asked.current) return
      setFound(people)
      setLoading(false)
    }, 150)
  }
  const pick = (option: { readonly key?: string }) => {
    const person = found.find((each) => each.id === option.key)
    if (person) picked.current.push(person)
  }
  const options = useMemo(
    () =>
      found.map((person) => ({
        key: person.id,
        value: person.name,
        label: person.sub ? `${person.name}（${person.sub}）` : person.name,
      })),
    [found],
  )
  return { search, pick, options, loading, chosen: () => picked.current }
}
