(function(){var frames=[].slice.call(document.querySelectorAll("img.frame")),bar=document.getElementById("bar");if(!bar||frames.length<2)return;
var range=bar.querySelector("input"),said=bar.querySelector("output"),shown=document.querySelector("#stage img"),timer=0;
range.max=frames.length-1;range.value=frames.length-1;
function show(n){n=Math.max(0,Math.min(frames.length-1,n));range.value=n;shown.src=frames[n].src;shown.alt=frames[n].alt;said.textContent=frames[n].dataset.title;return n}
function stop(){clearInterval(timer);timer=0}
range.oninput=function(){stop();show(+range.value)};
bar.onclick=function(e){var b=e.target.closest("button");if(!b)return;
if("play" in b.dataset){if(timer)return stop();var n=+range.value>=frames.length-1?-1:+range.value;timer=setInterval(function(){n=show(n+1);if(n>=frames.length-1)stop()},900);return}
stop();show(+range.value+ +b.dataset.step)};
bar.hidden=false;show(frames.length-1)})();
