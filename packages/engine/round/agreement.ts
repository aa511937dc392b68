/** One signature of a level, for its order among others. */
export interface Signing {
  readonly id: string
  readonly kind: string
  readonly status: string
  readonly fromTaskId: string | null
}

export interface Agreement {
  /** Waiting signatures whose turn it is now. */
  readonly open: readonly string[]
  /** Everybody else's open task is void: one was enough. */
  readonly isEnough: boolean
  readonly isComplete: boolean
}

export const isOpen = ({ status }: { readonly status: string }): boolean => status === '待处理' || status === '等待加签'

/** What one more agreement of a level leads to. 或签: one is enough; 会签: all must agree. */
export const afterAgree = (level: readonly Signing[], id: string, mode: '或签' | '会签'): Agreement => {
  const rest = level.filter((task) => task.id !== id && isOpen(task))
  let done = level.find((task) => task.id === id)
  while (done) {
    const { id: doneId, kind, fromTaskId } = done
    const after = rest.filter((task) => task.kind === '后加签' && task.fromTaskId === doneId).map((task) => task.id)
    const isEnough = kind === '审批' && mode === '或签'
    if (after.length) return { open: after, isEnough, isComplete: false }
    if (kind === '审批') return { open: [], isEnough, isComplete: isEnough || rest.length === 0 }
    const isLast = !rest.some((task) => task.kind === kind && task.fromTaskId === fromTaskId)
    const origin = level.find((task) => task.id === fromTaskId)
    if (!isLast) break
    if (kind === '前加签') return { open: fromTaskId ? [fromTaskId] : [], isEnough: false, isComplete: false }
    done = origin
  }
  return { open: [], isEnough: false, isComplete: false }
}

/** Of what a refusal has closed: whose turn it is again and who waits, when the refusal is taken back. */
export const asBefore = (closed: readonly Signing[]): { readonly open: string[]; readonly waiting: string[] } => {
  const ids = new Set(closed.map(({ id }) => id))
  const waits = ({ id, kind, fromTaskId }: Signing): boolean =>
    (kind === '后加签' && fromTaskId !== null && ids.has(fromTaskId)) ||
    closed.some((task) => task.kind === '前加签' && task.fromTaskId === id)
  return {
    open: closed.filter((task) => !waits(task)).map(({ id }) => id),
    waiting: closed.filter(waits).map(({ id }) => id),
  }
}
