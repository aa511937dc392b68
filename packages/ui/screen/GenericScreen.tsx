import { entryFor, useMenu } from '../shell/menu.ts'
import { NotFound } from '../shell/NotFound.tsx'
import { Plate } from '../shell/Plate.tsx'

/** Holds the place of the list, record and form screens that the declarations give. */
export default function GenericScreen({ path }: { readonly path: string }) {
  const entry = entryFor(useMenu(), path)
  if (!entry) return <NotFound />
  return <Plate title={entry.name}>这一页还在做。</Plate>
}
