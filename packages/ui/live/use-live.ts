import { useEffect, useEffectEvent } from 'react'
import { type LiveEvent, type LiveEvents, onLive } from './events.ts'

/** Calls the handler (always its latest form) for every such event while the component stands. */
export const useLive = <E extends LiveEvent>(event: E, handler: (data: LiveEvents[E]) => void): void => {
  const latest = useEffectEvent(handler)
  useEffect(() => onLive(event, (data) => latest(data)), [event])
}
