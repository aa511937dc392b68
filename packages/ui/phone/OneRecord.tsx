import type { Entity } from '@chengban/kernel/entity.ts'
import type { PhoneAct } from '@chengban/kernel/phone-act.ts'
import { isCreating } from '@chengban/kernel/phone-act.ts'
import { Suspense } from 'react'
import { Navigate, useLocation, useSearchParams } from 'react-router'
import { idOf, type Row } from '../data/row.ts'
import { declaredScreen, useDetails, useEntity } from '../declarations/declarations.ts'
import type { ScreenDetails } from '../declarations/details.ts'
import { lazyPart } from '../declarations/load-part.ts'
import { PreviewHost } from '../kinds/file/PreviewHost.tsx'
import { bringsOn, isOffered, wordOf } from '../list/acts/phone-acts.ts'
import { usePhoneActs } from '../list/acts/use-phone-acts.ts'
import Fold from '../list/face/Fold.tsx'
import { useRecord } from '../record/use-record.ts'
import { ApprovalBody } from './ApprovalBody.tsx'
import { NotRead } from './NotRead.tsx'
import { PhonePage } from './PhonePage.tsx'

const AntdProvider = lazyPart(() => import('../theme/AntdProvider.tsx'))
const ActForm = lazyPart(() => import('../list/acts/ActForm.tsx'))

/**
 * A phone page of one record, `?id=…`: what it says, who belongs to it, and the act that is next in ink at the foot; without
 * an id the list it is chosen from.
 */
export const OneRecord = ({ list }: { readonly list: string }) => {
  const { pathname } = useLocation()
  const id = useSearchParams()[0].get('id')
  const screen = declaredScreen(pathname)
  const details = useDetails(pathname)
  if (!screen?.of) return null
  if (!id) return <Navigate replace to={list} />
  return <Opened key={id} of={screen.of} id={id} path={pathname} details={details} />
}

interface OpenedProps {
  readonly of: string
  readonly id: string
  readonly path: string
  readonly details: ScreenDetails
}

const Opened = ({ of, id, path, details }: OpenedProps) => {
  const entity = useEntity(of)
  const { row, detail, error, again, retry } = useRecord(entity, id)
  if (!row)
    return (
      <PhonePage title={entity.label}>
        {error ? (
          <NotRead
            error={error}
            label={entity.label}
            lost="可能已被删除，或者不在你能看到的范围。"
            onAgain={() => void retry()}
          />
        ) : (
          <div className="cb-inbox-waiting" aria-busy="true" />
        )}
      </PhonePage>
    )
  return (
    <PhonePage
      title={entity.label}
      bar={<Acts entity={entity} row={row} acts={details.acts ?? none} path={path} again={again} />}
    >
      <ApprovalBody entity={entity} row={row} detail={detail} />
      {details.face?.fold && (
        <section>
          <Fold fold={details.face.fold} id={idOf(row)} />
        </section>
      )}
      <PreviewHost />
    </PhonePage>
  )
}

const none: readonly PhoneAct[] = []

interface ActsProps {
  readonly entity: Entity
  readonly row: Row
  readonly acts: readonly PhoneAct[]
  readonly path: string
  readonly again: () => void
}

/** The first act that brings the record on is the page's own; the others stand beside it. */
const Acts = ({ entity, row, acts, path, again }: ActsProps) => {
  const run = usePhoneActs({ entity, refresh: async () => again() })
  const offered = acts.filter((act) => !isCreating(act) && isOffered(entity, row, act))
  const main = offered.find((act) => bringsOn(entity, row, act) && !act.remind)
  const inOrder = [...offered.filter((act) => act !== main), ...(main ? [main] : [])]
  return (
    <>
      {inOrder.length > 0 && (
        <div className="cb-decide">
          {inOrder.map((act) => (
            <button
              key={act.move ?? act.mark ?? act.label}
              type="button"
              className={act === main ? 'cb-decide-approve' : 'cb-decide-own'}
              disabled={run.isBusy}
              onClick={() => void run.begin(act, row)}
            >
              {wordOf(entity, row, act)}
            </button>
          ))}
        </div>
      )}
      {run.opened && (
        <Suspense>
          <AntdProvider>
            <ActForm entity={entity} screen={path} opened={run.opened} onShut={run.shut} onDone={again} />
          </AntdProvider>
        </Suspense>
      )}
    </>
  )
}
