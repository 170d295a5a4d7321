// The elements over the plan with which the room is edited: buttons for the keyboard, and the field of a length.

import { HandleButtons } from './HandleButtons.tsx';
import { LengthField } from './LengthField.tsx';
import './edit.css';

export function EditOverlay() {
  return (
    <>
      <HandleButtons />
      <LengthField />
    </>
  );
}
