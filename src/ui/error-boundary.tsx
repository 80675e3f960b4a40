import { Component, type ReactNode } from 'react';

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the children once they have thrown. */
  fallback: (retry: () => void) => ReactNode;
  /** The children are tried again whenever it changes. */
  resetKey?: unknown;
}

interface ErrorBoundaryState {
  failure?: { error: unknown } | undefined;
  resetKey?: unknown;
}

/** Keeps an error in one part of the site from unmounting the rest. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { resetKey: this.props.resetKey };

  static getDerivedStateFromError(error: unknown): ErrorBoundaryState {
    return { failure: { error } };
  }

  static getDerivedStateFromProps(
    { resetKey }: ErrorBoundaryProps,
    state: ErrorBoundaryState,
  ): ErrorBoundaryState | null {
    return resetKey === state.resetKey ? null : { failure: undefined, resetKey };
  }

  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    // During hydration the prerendered page is better than an error message: start.tsx puts it back.
    if (!document.documentElement.hasAttribute('data-started')) throw failure.error;
    return this.props.fallback(() => this.setState({ failure: undefined }));
  }
}
