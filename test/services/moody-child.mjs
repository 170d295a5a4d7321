// A child that answers a number with its double, runs for ever at "loop" and ends at "end".

process.on('message', (question) => {
  if (question === 'end') process.exit(3);
  while (question === 'loop');
  process.send(2 * question);
});
