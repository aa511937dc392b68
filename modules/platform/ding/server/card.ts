import type { DingCard } from '@chengban/engine/ding/ding-talk.ts'
import type { Going } from './waiting.ts'

/** What is sent of a message: what waits for a decision opens on the phone's page, the rest where it opens here. */
export const cardOf = (
  {
    kind,
    title,
    text,
    link,
    module,
    relevanceId,
  }: Pick<Going, 'kind' | 'title' | 'text' | 'link' | 'module' | 'relevanceId'>,
  home: string,
): DingCard => {
  const isDecision = kind === '审批' && module && relevanceId
  const path = isDecision ? `/phone/applyAudit?${new URLSearchParams({ module, id: relevanceId })}` : (link ?? '/hello')
  return { title, text: text ?? '', link: home ? `${home.replace(/\/+$/, '')}/admin/#${path}` : null }
}
