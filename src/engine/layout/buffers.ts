// Lists of numbers that grow and are used again for the next plan: the kernel allocates next to nothing while it runs.

abstract class Growing<List extends Float64Array | Int32Array> {
  abstract data: List;
  size = 0;

  /** Makes room for `count` more numbers behind `size`. */
  reserve(count: number): void {
    const needed = this.size + count;
    if (needed <= this.data.length) return;
    const larger = new (this.data.constructor as new (length: number) => List)(2 * needed);
    larger.set(this.data);
    this.data = larger;
  }

  /** A copy of what is in use. */
  taken(): List {
    return this.data.slice(0, this.size) as List;
  }
}

export class Floats extends Growing<Float64Array> {
  data = new Float64Array(1024);
}

export class Ints extends Growing<Int32Array> {
  data = new Int32Array(1024);
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
