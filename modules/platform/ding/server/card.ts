import type { DingCard } from '@chengban/engine/ding/ding-talk.ts'
import { approvalPath } from '@chengban/kernel/approval-path.ts'
import type { Entity } from '@chengban/kernel/entity.ts'
import type { Going } from './waiting.ts'

/**
 * Returns the card to send for a message. A decision links to the phone's approval page, any other message to its link.
 */
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
  entity?: Entity,
): DingCard => {
  const isDecision = kind === '审批' && module && relevanceId
  const path = isDecision ? approvalPath(module, entity, relevanceId) : (link ?? '/hello')
  // a file given by its link opens outside of the application
  const place = path.startsWith('/api/') ? path : `/admin/#${path}`
  return { title, text: text ?? '', link: home ? `${home.replace(/\/+$/, '')}${place}` : null }
}
