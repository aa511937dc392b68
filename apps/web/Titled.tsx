import { titled } from '@chengban/ui/shell/product-title.ts'
import { type ReactNode, useEffect } from 'react'

/** A screen without the shell, whose tabs name the window elsewhere. A name the screen knows better comes after it. */
export const Titled = ({ title, of }: { readonly title: string; readonly of: ReactNode }) => {
  useEffect(() => {
    document.title = titled(title)
  }, [title])
  return of
}
