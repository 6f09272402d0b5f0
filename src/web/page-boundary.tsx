import { Component, type ReactNode } from 'react';

interface PageBoundaryProps {
  /** The address of the page: another one is another chance. */
  address: string;
  /** Shown instead of a page that failed. */
  fallback: ReactNode;
  children: ReactNode;
}

interface PageBoundaryState {
  readonly failedAt: string | undefined;
}

/** Keeps a page that cannot be loaded or drawn from taking the frame with it. */
export class PageBoundary extends Component<PageBoundaryProps, PageBoundaryState> {
  override state: PageBoundaryState = { failedAt: undefined };

  static getDerivedStateFromError(): Partial<PageBoundaryState> {
    return { failedAt: '' };
  }

  static getDerivedStateFromProps(
    { address }: PageBoundaryProps,
    { failedAt }: PageBoundaryState,
  ): Partial<PageBoundaryState> | null {
    if (failedAt === undefined) return null;
    if (failedAt === '') return { failedAt: address };
    return failedAt === address ? null : { failedAt: undefined };
  }

  override render(): ReactNode {
    return this.state.failedAt === undefined ? this.props.children : this.props.fallback;
  }
}
