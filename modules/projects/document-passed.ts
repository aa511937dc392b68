import { anyOf, holds, me } from '@chengban/kernel/expr.ts'
import { impPrincipal, open } from './team.ts'

/** Who looks at the documents of a project. */
export const auditor = anyOf(impPrincipal, holds('project:pmo'))
export const audited = { auditorId: { from: 'me' }, tzAudit: { from: 'now' }, opinion: { from: 'opinion' } } as const

/** The move that approves a document; its uploader may not. `notice` gives recipients and text. */
export const passed = <const N extends object>(notice: N) =>
  ({
    name: 'pass',
    label: '通过',
    from: ['待审核'],
    to: '通过',
    who: auditor,
    opinion: 'optional',
    except: [{ who: me('uploaderId'), message: '不能审核自己上传的资料' }],
    guards: [open],
    set: audited,
    notify: [notice],
  }) as const
