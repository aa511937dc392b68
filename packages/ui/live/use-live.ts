import { useEffect, useEffectEvent } from 'react'
import { type LiveEvent, type LiveEvents, onLive } from './events.ts'

/** Calls the latest handler for every such event while the component is mounted. */
export const useLive = <E extends LiveEvent>(event: E, handler: (data: LiveEvents[E]) => void): void => {
  const latest = useEffectEvent(handler)
  useEffect(() => onLive(event, (data) => latest(data)), [event])
}
