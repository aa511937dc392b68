import { RightOutlined } from '@ant-design/icons'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../declarations/load-part.ts'

const DeputyForm = lazyPart(() => import('./DeputyForm.tsx'))

/** Who decides in the person's place, and for how long. */
export const Deputy = () => {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="cb-mine-row" onClick={() => setOpen(true)}>
        审批代理人 <RightOutlined />
      </button>
      {isOpen && (
        <Suspense>
          <DeputyForm onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
