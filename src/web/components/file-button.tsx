import { Download } from 'lucide-react';
import { useOpenFile } from '#web/api/use-open-file.ts';
import { Button } from '#web/components/button.tsx';

/** Opens a file of the member, named as it was uploaded. */
export function FileButton({ name, path }: { name: string; path: string }) {
  const { open, isOpening } = useOpenFile();
  return (
    <Button
      size="small"
      disabled={isOpening}
      onClick={() => open(path)}
      minWidth="0"
      maxWidth="full"
      whiteSpace="normal"
      overflowWrap="anywhere"
      textAlign="start"
    >
      <Download size={14} aria-hidden="true" />
      {name}
    </Button>
  );
}
