// Lists of numbers that grow and are used again for the next plan: the kernel allocates next to nothing while it runs.

export class Floats {
  data = new Float64Array(1024);
  size = 0;

  /** Makes room for `count` more numbers behind `size`. */
  reserve(count: number): void {
    if (this.size + count <= this.data.length) return;
    const larger = new Float64Array(Math.max(this.data.length * 2, this.size + count));
    larger.set(this.data);
    this.data = larger;
  }

  /** A copy of what is in use. */
  taken(): Float64Array {
    return this.data.slice(0, this.size);
  }
}

export class Ints {
  data = new Int32Array(1024);
  size = 0;

  /** Makes room for `count` more numbers behind `size`. */
  reserve(count: number): void {
    if (this.size + count <= this.data.length) return;
    const larger = new Int32Array(Math.max(this.data.length * 2, this.size + count));
    larger.set(this.data);
    this.data = larger;
  }

  /** A copy of what is in use. */
  taken(): Int32Array {
    return this.data.slice(0, this.size);
  }
}

/** Sorts the first `count` numbers in place; short lists, the usual case, without a call into the runtime. */
export function sortFirst(numbers: Float64Array, count: number): void {
  if (count > 48) {
    numbers.subarray(0, count).sort();
    return;
  }
  for (let i = 1; i < count; i++) {
    const value = numbers[i];
    let j = i - 1;
    while (j >= 0 && numbers[j] > value) {
      numbers[j + 1] = numbers[j];
      j--;
    }
    numbers[j + 1] = value;
  }
}
