import { isEmpty } from '@chengban/kernel/kinds/kinds.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useNarrow } from '../window/use-narrow.ts'
import { focusField } from './FormErrors.tsx'
import { controlId } from './FormField.tsx'
import type { Form } from './use-form.ts'

/**
 * Puts the cursor into the first empty field of a form over the page, in the order shown: as it opens, and once more when
 * it has come to rest. Not on the phone, where the keys would cover it.
 */
export const useFirstFocus = (form: Form, order: readonly string[]): ((isOpen: boolean) => void) => {
  const isNarrow = useNarrow()
  const focus = useEffectEvent(() => {
    if (isNarrow || isIn(document.activeElement)) return
    // a step that is not shown stays so
    const isShown = (control: HTMLElement | null): boolean => control !== null && !control.closest('[hidden]')
    const there = order.filter((name) => isShown(document.getElementById(controlId(form.entity.name, name))))
    const first = there.find((name) => isEmpty(form.values[name])) ?? there[0]
    if (first) focusField(form.entity.name, first)
  })
  const [isStill, setStill] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes to rest has its own frame focused meanwhile
  useEffect(() => focus(), [isStill])
  return setStill
}

/** Somebody is in one of its fields already. */
const isIn = (element: Element | null): boolean => element?.closest('.cb-field') != null
