import { Component, type ReactNode } from 'react'
import { useLocation } from 'react-router'

interface Props {
  /** Renders the replacement of content that failed. */
  readonly plate: (error: unknown) => ReactNode
  readonly children: ReactNode
}

/** Catches what breaks below it, until another address is opened. */
export const Caught = (props: Props) => <Boundary {...props} at={useLocation().pathname} />

interface State {
  readonly at: string
  readonly broken?: { readonly error: unknown } | undefined
}

class Boundary extends Component<Props & { readonly at: string }, State> {
  override state: State = { at: this.props.at }

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { broken: { error } }
  }

  static getDerivedStateFromProps({ at }: { readonly at: string }, state: State): Partial<State> | null {
    return at === state.at ? null : { at, broken: undefined }
  }

  override render(): ReactNode {
    const { broken } = this.state
    return broken ? this.props.plate(broken.error) : this.props.children
  }
}
